/** Why a whole file is refused, in Swedish. */
export class Unreadable extends Error {}
