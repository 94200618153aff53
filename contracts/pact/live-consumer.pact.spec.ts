import './do-not-track.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Matchers, Pact } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { liveEvents } from '../live/live-events.ts'
import { connectionMessages, readLiveMessage } from '../live/live-messages.ts'
import { contentsFile, contentsOf, writeGenerated } from './generated-files.ts'
import { consumer, jsonParams, livePactFile, liveProvider } from './interactions.ts'
import { type LiveInteraction, liveInteractions } from './live-interactions.ts'
import { matcherOf } from './matchers.ts'
import { canonical } from './pact-file.ts'

const { equal, integer, reify } = Matchers

const dir = mkdtempSync(join(tmpdir(), 'avlona-live-pact-'))
const pact = new Pact({ consumer, provider: liveProvider, dir, logLevel: 'error' })

/** Returns the client's requirements on a message. */
function contentOf({ description, message }: LiveInteraction): unknown {
  if (message.event !== 'api/v1') {
    const { payload: shape } = connectionMessages[description as keyof typeof connectionMessages]
    return { event: equal(description), payload: matcherOf(shape, message.payload) }
  }
  const { payload: shape, example } = liveEvents[description as keyof typeof liveEvents]
  const { seq } = message.payload as { seq?: number }
  return {
    event: equal('api/v1'),
    payload: {
      event: equal(description),
      payload: matcherOf(shape, example),
      ...(seq !== undefined && { seq: integer(seq) }),
    },
  }
}

describe('what the live connection relies on', () => {
  it.each(liveInteractions().map(each => [each.description, each] as const))('%s', async (_, each) => {
    const given = each.given.reduce(
      (interaction, state) => interaction.given(state.name, jsonParams(state)),
      pact.addAsynchronousInteraction(),
    )
    await given
      .expectsToReceive(each.description, message => {
        message.withJSONContent(contentOf(each))
      })
      .executeTest(async ({ contents }) => {
        const { content } = (contents ?? {}) as { content?: unknown }
        const received = readLiveMessage(JSON.stringify(content ?? contents))
        expect(received).toEqual(reify(contentOf(each) as Parameters<typeof reify>[0]))
      })
  })

  it('is written as its list says (UPDATE_PACTS=1 rewrites the list)', () => {
    const written = canonical(readFileSync(join(dir, `${consumer}-${liveProvider}.json`), 'utf8'))
    expect(JSON.parse(written).interactions).toHaveLength(liveInteractions().length)
    writeGenerated(livePactFile, written)
    expectGenerated(contentsFile(livePactFile), contentsOf(written), 'UPDATE_PACTS')
  })
})

afterAll(() => rmSync(dir, { recursive: true }))
