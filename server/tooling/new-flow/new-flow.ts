import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf, withImports, withProperty } from './edits.ts'
import { type FlowNames, NewFlowRefused } from './names.ts'
import { importsOfPorts, newPortsFile, providedPorts, templates } from './templates.ts'

const map = 'machines/app/app.flows.ts'
const ports = 'ui/runtime/ports'
const signedIn = 'ui/runtime/signed-in-flows.ts'

/**
 * Writes a flow of the session: its folder, its line in the map of flows and its ports. Returns the
 * paths of the files written, the flow's own first.
 *
 * @throws NewFlowRefused when it exists already; nothing is then written
 */
export function newFlow(root: string, names: FlowNames): string[] {
  const { subject, name, id } = names
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const folder = `machines/${subject}/${name}`
  if (existsSync(join(root, folder))) throw new NewFlowRefused(`${folder} exists already.`)
  if (existsSync(join(root, `machines/${subject}/${subject}.machine.ts`))) {
    throw new NewFlowRefused(`machines/${subject} is a flow itself: choose another subject.`)
  }
  if (propertiesOf(read(map), 'flows').includes(id)) {
    throw new NewFlowRefused(`There is a flow ${id} already (${map}): choose another name.`)
  }

  const written = new Map<string, string>()
  for (const [suffix, text] of Object.entries(templates)) written.set(`${folder}/${name}.${suffix}`, text(names))
  const line = `import type { ${id}Machine } from '../${subject}/${name}/${name}.machine.ts'\n`
  const entry = `${id}: ofSession<typeof ${id}Machine>()`
  const isMap = (each: string) => each === 'flows'
  written.set(
    map,
    withImports(
      withProperty(read(map), isMap, entry, value => /^ofSession[<(]/.test(value)),
      line,
    ),
  )

  const file = portsFileOf(root, names)
  if (existsSync(join(root, file.path))) {
    const provided = withProperty(read(file.path), each => each.endsWith('Flows'), providedPorts(names))
    written.set(file.path, withImports(provided, importsOfPorts(names)))
  } else {
    written.set(file.path, newPortsFile(names, file.flows))
    const spread = read(signedIn).replace(/\n\}\)\s*$/, `\n  ...${file.flows}(outside),\n})\n`)
    written.set(signedIn, `import { ${file.flows} } from './ports/${file.path.split('/').at(-1)}'\n${spread}`)
  }

  mkdirSync(join(root, folder), { recursive: true })
  for (const [path, text] of written) writeFileSync(join(root, path), text)
  return [...written.keys()]
}

/**
 * Returns the file that provides the subject's signed-in flows over the adapter. Where there is
 * none, it is a new one of the subject; where there are several, a new one of the flow.
 */
function portsFileOf(root: string, { subject, name, id }: FlowNames): { path: string; flows: string } {
  const listed = readFileSync(join(root, signedIn), 'utf8')
  const files = readdirSync(join(root, ports)).filter(file => {
    const text = readFileSync(join(root, ports, file), 'utf8')
    return listed.includes(`./ports/${file}`) && text.includes(`#machines/${subject}/`) && takesApi.test(text)
  })
  const [one, ...others] = files
  if (one !== undefined && others.length === 0) return { path: `${ports}/${one}`, flows: '' }
  const own = { path: `${ports}/${name}-ports.ts`, flows: `${id}Flows` }
  const ofSubject = { path: `${ports}/${subject}-ports.ts`, flows: `${camelOf(subject)}Flows` }
  const chosen = one === undefined && !existsSync(join(root, ofSubject.path)) ? ofSubject : own
  if (existsSync(join(root, chosen.path)))
    throw new NewFlowRefused(`${chosen.path} exists already: choose another name.`)
  return chosen
}

/** The flows of a file that have the client of the adapter at hand. */
const takesApi = /Flows = \(\{[^}]*\bapi\b[^}]*\}/

const camelOf = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
