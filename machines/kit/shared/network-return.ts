import { fromPromise } from 'xstate'

/**
 * Completes the next time that the browser comes back online, so that a flow can repeat a failed
 * load. Without an implementation it never completes.
 */
export const networkReturn = fromPromise<void, void>(() => new Promise(() => {}))
