import type { FlowNames } from './names.ts'

/** The files of a flow's folder by suffix: a view, which fetches and shows one thing. */
export const templates: Readonly<Record<string, (names: FlowNames) => string>> = {
  'types.ts': ({ id, type, words }) => `import type { ViewEvent } from '../../kit/shared/view.ts'

/** The ${words} on display, by what the request needs. Replace it with the key of its call. */
export interface ${type}Key {
  readonly FtgId: string
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly ${id}: ViewEvent<${type}Key>
  }
}
`,

  'ports.ts': ({ name, id, type, words }) => `import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { ${type}Key } from './${name}.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const ${id}Ports = {
  /** Fetches the ${words}. Replace the call with its own. */
  fetchContent: ofCall('${id}.fetchContent', (scope: ${type}Key) => reading('salaryYears', 'list', { scope })),
}
`,

  'machine.ts': ({ name, id, words }) => `import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { ${id}Ports } from './${name}.ports.ts'

/** Shows the ${words}. */
export const ${id}Machine = viewOf({
  id: '${id}',
  noun: '${words}',
  fetch: ${id}Ports.fetchContent,
})

/** The registration of the flow in the journal. */
export const ${id}Flow = describeFlow({ machine: ${id}Machine, version: 1, resume: 'afresh' })
`,

  'spec.ts': ({ name, id }) => `import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { ${id}Flow } from './${name}.machine.ts'

verifyView(${id}Flow, {
  spec: import.meta.url,
  key: { FtgId: 'nordsken' },
  other: { FtgId: 'akeriet' },
  value: [2026],
  later: [2027, 2026],
})
`,
}

/** The flow's ports in its subject's file, under its id. */
export const providedPorts = ({ id }: FlowNames): string => `${id}: withCalls(${id}Machine, api),
`

/** The imports of the flow's ports in its subject's file. */
export const importsOfPorts = ({
  subject,
  name,
  id,
}: FlowNames): string => `import { ${id}Machine } from '#machines/${subject}/${name}/${name}.machine.ts'
import { withCalls } from '../with-calls.ts'
`

/** A file of ports of a subject that has none. */
export const newPortsFile = (names: FlowNames, flows: string): string => `${importsOfPorts(names).replace(
  'import { withCalls }',
  "import type { Outside } from '../outside.ts'\nimport { withCalls }",
)}
/** Provides the flows of ${names.subject} over the adapter. */
export const ${flows} = ({ api }: Pick<Outside, 'api'>) => ({
  ${providedPorts(names)}})
`
