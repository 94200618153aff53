/** Where the backend serves the simulator. */
export const simulatorPath = '/dev/bankid'
/** The Relying Party API below it. */
export const simulatedApiPath = `${simulatorPath}/rp/v6.0`
