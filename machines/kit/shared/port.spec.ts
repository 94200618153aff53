import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { channel, listen } from './port.ts'
import { settle } from './testing/test-clock.ts'

interface News {
  readonly type: 'news'
  readonly text: string
}

const declared = channel<{ readonly paper: string }, News>('spec.news')

const reader = (news: typeof declared) =>
  setup({
    types: { context: {} as { read: string[] }, events: {} as News | { type: 'stop' } },
    actors: { news },
  }).createMachine({
    id: 'reader',
    context: { read: [] },
    initial: 'reading',
    states: {
      reading: {
        invoke: { id: 'news', src: 'news', input: { paper: 'Avlöna' } },
        on: { news: { actions: ({ context, event }) => context.read.push(event.text) }, stop: 'done' },
      },
      done: {},
    },
  })

it('hears for as long as the machine is in the state, and no longer', () => {
  const ears = new Set<(news: News) => void>()
  const actor = createActor(
    reader(
      listen(declared, ({ input, hear }) => {
        ears.add(hear)
        hear({ type: 'news', text: input.paper })
        return () => ears.delete(hear)
      }),
    ),
  ).start()
  for (const tell of ears) tell({ type: 'news', text: 'nytt' })
  expect(actor.getSnapshot().context.read).toEqual(['Avlöna', 'nytt'])
  actor.send({ type: 'stop' })
  expect(ears.size).toBe(0)
})

it('fails by its name until somebody provides it', async () => {
  const actor = createActor(reader(declared))
  const failed = new Promise(resolve => actor.subscribe({ error: resolve }))
  actor.start()
  await settle()
  expect(await failed).toMatchObject({ message: expect.stringContaining('spec.news') })
})
