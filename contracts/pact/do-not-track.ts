// Pact reports its use to its makers unless it is told not to. Imported before Pact.
process.env.PACT_DO_NOT_TRACK = 'true'
