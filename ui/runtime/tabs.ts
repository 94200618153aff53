import type { TabNews } from '#machines/sign-in/session/session.types.ts'

// One channel per tab: a BroadcastChannel does not receive its own messages.
const channel = new BroadcastChannel('avlona.session')

/** Posts a message to the other tabs of this browser, which share the session. */
export const tellTabs = (news: TabNews): void => channel.postMessage(news)

/**
 * Listens for messages from other tabs, and returns a function that stops it. The other tab may run
 * another version of the application.
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
