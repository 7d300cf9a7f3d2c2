// A second solver in the same state.
//
// Given: a solver. Leaves: another that answers as this one does and goes its own way from there. The state is flat
// buffers of plain records with indices for references, so a copy is a few dozen `memcpy`s; sixty canvases can start
// from one solved screen and each pay for its own window size only.

extension Solver {
  /// The bytes that the solver's buffers hold on to.
  public var footprint: Int {
    let system =
      rows.footprint + terms.footprint + termRow.footprint + nextUse.footprint + previousUse.footprint
      + firstUse.footprint + fixingRow.footprint + blockOfVariable.footprint + variableOrder.footprint
      + tieWeights.footprint + values.footprint + constants.footprint
    let programs =
      blocks.footprint + blockVariables.footprint + blockRows.footprint + rowInputs.footprint
      + fixedTerms.footprint + operations.footprint + pivots.footprint + pivotTerms.footprint
      + narrowings.footprint + attachments.footprint
    let parts =
      components.footprint + features.footprint + breakpoints.footprint + breakpointPositions.footprint
      + breakpointOrder.footprint + slopes.footprint + duals.footprint + tableauEntries.footprint
      + tableauColumns.footprint
    return system + programs + parts
  }

  /// A copy of the whole state, the solution included.
  public borrowing func copy() -> Solver {
    var result = Solver()
    result.rows = rows.copy()
    result.terms = terms.copy()
    result.termRow = termRow.copy()
    result.nextUse = nextUse.copy()
    result.previousUse = previousUse.copy()
    result.firstUse = firstUse.copy()
    result.fixingRow = fixingRow.copy()
    result.blockOfVariable = blockOfVariable.copy()
    result.variableOrder = variableOrder.copy()
    result.tieWeights = tieWeights.copy()
    result.freeRows = freeRows.copy()
    result.freeVariables = freeVariables.copy()
    result.isVariableInUse = isVariableInUse.copy()
    result.nextRowOrder = nextRowOrder
    result.nextVariableOrder = nextVariableOrder
    result.unusedTermCount = unusedTermCount

    result.values = values.copy()
    result.constants = constants.copy()

    result.blocks = blocks.copy()
    result.blockVariables = blockVariables.copy()
    result.blockRows = blockRows.copy()
    result.rowInputs = rowInputs.copy()
    result.fixedTerms = fixedTerms.copy()
    result.operations = operations.copy()
    result.pivots = pivots.copy()
    result.pivotTerms = pivotTerms.copy()
    result.narrowings = narrowings.copy()
    result.attachments = attachments.copy()
    result.nullRows = nullRows.copy()
    result.freeColumns = freeColumns.copy()

    result.components = components.copy()
    result.features = features.copy()
    result.breakpoints = breakpoints.copy()
    result.breakpointPositions = breakpointPositions.copy()
    result.breakpointOrder = breakpointOrder.copy()
    result.slopes = slopes.copy()
    result.duals = duals.copy()
    result.tableauEntries = tableauEntries.copy()
    result.tableauColumns = tableauColumns.copy()
    result.tableauLimit = tableauLimit

    result.needsSolve = needsSolve
    result.structureChanged = structureChanged
    result.seeds = seeds.copy()
    result.dirtyBlocks = dirtyBlocks.copy()
    result.fixedRowQueue = fixedRowQueue.copy()
    result.didBreak = didBreak
    result.liveWeight = liveWeight
    result.deadWeight = deadWeight
    result.traversalStamp = traversalStamp
    result.variableStamp = variableStamp.copy()
    result.rowStamp = rowStamp.copy()
    result.localIndex = localIndex.copy()

    result.copyResults(from: self)
    return result
  }
}
