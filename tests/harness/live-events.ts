import { header, markerValue } from '#contracts/headers.ts'
import type { LiveEventName } from '#contracts/live/live-events.ts'
import type { RunningApp } from './running-app.ts'

/**
 * Causes an event for an account of a running application, as a colleague or a job would.
 *
 * @throws Error when it is not acknowledged
 */
export async function causeEvent(
  { apiUrl }: Pick<RunningApp, 'apiUrl'>,
  cause: {
    readonly event: Exclude<LiveEventName, 'APP_VERSION_UPDATED'>
    readonly login: string
    readonly text?: string
    readonly company?: string
  },
): Promise<void> {
  const answer = await fetch(new URL('/dev/events', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [header.marker]: markerValue },
    body: JSON.stringify(cause),
  })
  if (!answer.ok) throw new Error(`/dev/events answered ${answer.status}: ${await answer.text()}`)
}
