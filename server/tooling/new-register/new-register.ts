import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf, withImports, withProperty } from '../new-flow/edits.ts'
import { NewFlowRefused } from '../new-flow/names.ts'

const folder = 'contracts/registers'
const names = 'contracts/reference-data/register-names.ts'
const registers = `${folder}/registers.ts`
const screens = 'ui/screens/registers/area.ts'

/** A screen of the specification that a register can be made for. */
interface Screen {
  readonly path: string
  readonly title: string
  /** `Registry.ImpReg`, whose rights read and change it. */
  readonly area: string
  /** The segment of the route of a new item, where the specification has one. */
  readonly newSegment: string | undefined
}

/**
 * Writes a register: its declaration, and its lines in register-names.ts and registers.ts. Its
 * screens, calls, rights, pacts and place in copies follow from these. Returns the paths of the
 * files, its own first.
 *
 * @param name in kebab case, such as import-definitions
 * @param route the route name of its list in the specification, such as ImpReg
 * @throws NewFlowRefused when it cannot be made; nothing is then written
 */
export function newRegister(root: string, name: string | undefined, route: string | undefined): string[] {
  if (!name || !route)
    throw new NewFlowRefused(
      'Give a name and the route name of its list: npm run new:register import-definitions ImpReg',
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new NewFlowRefused(`${name} is no name: write small letters and digits, with hyphens between words.`)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const file = `${folder}/${name}.ts`
  const id = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  if (existsSync(join(root, file)) || propertiesOf(read(names), 'registerRoutes').includes(id))
    throw new NewFlowRefused(`There is a register ${id} already: choose another name.`)
  const screen = screenOf(read(screens), route)
  if (!screen)
    throw new NewFlowRefused(`${screens} has no screen ${route} with a constant title: choose one that it has.`)
  if (new RegExp(`'${route}'`).test(read(names)))
    throw new NewFlowRefused(`The screen ${route} is another register's already (${names}).`)
  const written = new Map([
    [file, declaration(id, screen)],
    [names, withProperty(read(names), each => each === 'registerRoutes', `${id}: '${route}'`)],
    [
      registers,
      withImports(
        withProperty(read(registers), each => each === 'registers', id),
        `import { ${id} } from './${name}.ts'\n`,
      ),
    ],
  ])
  for (const [path, text] of written) writeFileSync(join(root, path), text)
  return [...written.keys()]
}

function screenOf(text: string, route: string): Screen | undefined {
  const line = new RegExp(`\\[\\s*'${route}',\\s*'([^']+)',\\s*'([^']+)',\\s*'([^']+)\\.Read',?\\s*\\]`)
  const [, path, title, area] = line.exec(text) ?? []
  if (path === undefined || title === undefined || area === undefined) return undefined
  const newSegment = ['@/new', '@/create'].find(segment => text.includes(`'${path}/${segment}'`))
  return { path, title, area, newSegment }
}

/** The declaration of a register of codes with names. */
const declaration = (
  id: string,
  { path, title, area, newSegment }: Screen,
): string => `import { flag } from '../forms/fields.ts'
import { code, itemName, register } from './register.ts'

/** ${title} (second document §2.2: \`${path}\`). */
export const ${id} = register({
  name: '${id}',
  title: '${title}',
  item: 'post',
  definite: 'posten',
  path: '${path.slice(path.lastIndexOf('/')).toLowerCase()}',
  route: '${path}',
${newSegment === undefined ? '' : `  newSegment: '${newSegment}',\n`}  area: '${area}',
  fields: {
    Kod: code('Kod', 10),
    BenText: itemName(),
    Aktiv: flag('Aktiv', { default: true }),
  },
  columns: ['Kod', 'BenText', 'Aktiv'],
  examples: [
    { Kod: '10', BenText: 'Den första', Aktiv: true },
    { Kod: '20', BenText: 'Den andra', Aktiv: false },
  ],
})
`
