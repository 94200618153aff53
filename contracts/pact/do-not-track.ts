// Turns off Pact's usage reports. Must be imported before Pact.
process.env.PACT_DO_NOT_TRACK = 'true'
