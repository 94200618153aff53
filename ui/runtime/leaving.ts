/**
 * The event on the window just before the journal is written for the next page. What has been typed
 * must be in the flows then. Listeners of `beforeunload` run in the order of their registration, so
 * theirs would come after the journal's.
 */
export const leaving = 'avlona.leaving'
