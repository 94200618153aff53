/** The path of the flow inspector. */
export const flowsPath = '/dev/flows'
