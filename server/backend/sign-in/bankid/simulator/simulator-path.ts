/** The path of the simulator in the backend. */
export const simulatorPath = '/dev/bankid'
/** The path of its Relying Party API. */
export const simulatedApiPath = `${simulatorPath}/rp/v6.0`
