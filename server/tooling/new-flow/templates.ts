import type { FlowNames } from './names.ts'

/** The files of a flow's folder by suffix: a dialog that fetches what it shows. */
export const templates: Readonly<Record<string, (names: FlowNames) => string>> = {
  'types.ts': ({
    id,
    type,
    words,
  }) => `/** What the ${words} shows. Replace it with the shape of its call in contracts. */
export interface ${type}Content {
  readonly title: string
}

export interface ${type}Context {
  /** Null until it is fetched. */
  readonly content: ${type}Content | null
}

export type ${type}Event = { readonly type: '${id}.open' } | { readonly type: '${id}.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly ${id}: ${type}Event
  }
}
`,

  'ports.ts': ({ name, id, type, words }) => `import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ${type}Content } from './${name}.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const ${id}Ports = {
  /** Fetches what the ${words} shows. */
  fetchContent: port<void, Result<${type}Content>>('${id}.fetchContent'),
}
`,

  'machine.ts': ({ name, id, type, words }) => `import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { ${id}Ports } from './${name}.ports.ts'
import type { ${type}Content, ${type}Context, ${type}Event } from './${name}.types.ts'

/** The dialog of the ${words}: it fetches its content each time that it is opened. */
export const ${id}Machine = setup({
  types: { context: {} as ${type}Context, events: {} as ${type}Event },
  actors: ${id}Ports,
  actions: {
    setContent: assign((_, content: ${type}Content) => ({ content })),
    forgetContent: assign({ content: null }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: '${id}',
  context: { content: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed. Its content is discarded.',
      entry: 'forgetContent',
      on: { '${id}.open': 'fetching' },
    },
    fetching: {
      description: 'The dialog is open and fetches its content. On failure it closes and a snackbar says why.',
      invoke: {
        id: 'fetchContent',
        src: 'fetchContent',
        onDone: answered({
          ok: { target: 'shown', actions: 'setContent' },
          failed: { target: 'closed', actions: 'reportFailure' },
        }),
      },
      on: { '${id}.close': 'closed' },
    },
    shown: { description: 'The content is on display.', on: { '${id}.close': 'closed' } },
  },
})

/** The registration of the flow in the journal. */
export const ${id}Flow = describeFlow({ machine: ${id}Machine, version: 1, resume: 'afresh' })
`,

  'select.ts': ({ name, id }) => `import type { SnapshotFrom } from 'xstate'
import type { ${id}Machine } from './${name}.machine.ts'

type Snapshot = SnapshotFrom<typeof ${id}Machine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** Returns the content, or null while it is being fetched. */
export const content = ({ context }: Snapshot) => context.content
`,

  'spec.ts': ({ name, id, type, words }) => `import { describe, expect } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { ${id}Flow, ${id}Machine } from './${name}.machine.ts'
import { ${id}Ports } from './${name}.ports.ts'
import { content, isOpen } from './${name}.select.ts'
import type { ${type}Content } from './${name}.types.ts'

const example: ${type}Content = { title: 'Exempel' }

const live = (fetched: Result<${type}Content>) => () =>
  ${id}Machine.provide({
    actors: { fetchContent: answer(${id}Ports.fetchContent, async () => fetched) },
  })

const scenarios: Scenarios<typeof ${id}Machine> = {
  'the content is shown until the dialog is closed': {
    live: live(ok(example)),
    async play({ actor }) {
      expect(isOpen(actor.getSnapshot())).toBe(false)
      actor.send({ type: '${id}.open' })
      expect([isOpen(actor.getSnapshot()), content(actor.getSnapshot())]).toEqual([true, null])
      await settle()
      expect(content(actor.getSnapshot())).toEqual(example)
      actor.send({ type: '${id}.close' })
      expect([isOpen(actor.getSnapshot()), content(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'a load error closes the dialog': {
    live: live(networkDown),
    async play({ actor }) {
      actor.send({ type: '${id}.open' })
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'it is closed while it is fetched': {
    live: live(ok(example)),
    async play({ actor }) {
      actor.send({ type: '${id}.open' })
      actor.send({ type: '${id}.close' })
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
}

describe('the ${words}', () => {
  verifyFlow(${id}Flow, { spec: import.meta.url, scenarios })
})
`,
}

/** The flow's ports in its subject's file, under its id: they fail until a call is given. */
export const providedPorts = ({ id }: FlowNames): string => `${id}: ${id}Machine.provide({
    actors: {
      // Replace it with the call, as the other files of this folder do.
      fetchContent: answer(${id}Ports.fetchContent, async () => failure({ tag: 'unexpected', message: '' })),
    },
  }),
`

/** The imports of the flow's ports in its subject's file. */
export const importsOfPorts = ({
  subject,
  name,
  id,
}: FlowNames): string => `import { answer } from '#machines/kit/shared/port.ts'
import { failure } from '#machines/kit/shared/result.ts'
import { ${id}Machine } from '#machines/${subject}/${name}/${name}.machine.ts'
import { ${id}Ports } from '#machines/${subject}/${name}/${name}.ports.ts'
`

/** A file of ports of a subject that has none. */
export const newPortsFile = (names: FlowNames, flows: string): string => `${importsOfPorts(names)}
/** Provides the flows of ${names.subject} over the adapter. */
export const ${flows} = () => ({
  ${providedPorts(names)}})
`
