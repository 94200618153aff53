import type { TabNews } from '#machines/sign-in/session/session.types.ts'

// One for the whole tab: what it posts itself it does not hear.
const channel = new BroadcastChannel('avlona.session')

/** Tells the other tabs of this browser, which share the session. */
export const tellTabs = (news: TabNews): void => channel.postMessage(news)

/**
 * Hears what other tabs tell, until the answer is called. A tab with another version of the
 * application may tell it too.
 */
export function listenToTabs(hear: (news: TabNews) => void): () => void {
  const stop = new AbortController()
  channel.addEventListener(
    'message',
    ({ data }) => {
      const news = newsIn(data)
      if (news) hear(news)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

function newsIn(data: unknown): TabNews | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'tabs.signedIn' && 'login' in data && typeof data.login === 'string')
    return { type: 'tabs.signedIn', login: data.login }
  if (data.type === 'tabs.signedOut' && 'byInactivity' in data)
    return { type: 'tabs.signedOut', byInactivity: data.byInactivity === true }
  return undefined
}
