import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf, withImports, withProperty } from '../new-flow/edits.ts'
import { NewFlowRefused } from '../new-flow/names.ts'

const folder = 'contracts/registers'
const names = 'contracts/reference-data/register-names.ts'
const registers = `${folder}/registers.ts`
const files = `${folder}/declarations.ts`
const screens = 'ui/screens/registers/area.ts'
const menu = 'ui/menu.ts'
const helpTexts = 'server/backend/help/texts'

/** A screen that a register can be made for. */
interface Screen {
  readonly path: string
  readonly title: string
  /** `Registry.ImpReg`, whose rights read and change it. */
  readonly area: string
  /** The segment of the route of a new item, where the specification has one. */
  readonly newSegment: string | undefined
}

/**
 * Writes a register: its declaration, and its lines in register-names.ts, registers.ts and
 * declarations.ts. Its screens, calls, rights, pacts and place in copies follow from these. A route
 * that no screen has yet also gets its line among the screens and in the menu, and its help text.
 * Returns the paths of the files, its own first.
 *
 * @param words a name in kebab case (`import-definitions`) and the route name of its list
 *   (`ImpReg`); for a new route also its path, its title and the area whose rights open it
 * @throws NewFlowRefused when it cannot be made; nothing is then written
 */
export function newRegister(root: string, [name, route, path, title, area]: readonly string[]): string[] {
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
  const known = screenOf(read(screens), route)
  if (known && path) throw new NewFlowRefused(`${screens} has a screen ${route} already: give its name alone.`)
  const screen = known ?? newScreen(read(screens), route, path, title, area)
  if (new RegExp(`'${route}'`).test(read(names)))
    throw new NewFlowRefused(`The screen ${route} is another register's already (${names}).`)
  const written = new Map([
    [file, declaration(id, screen, known !== undefined)],
    [names, withProperty(read(names), each => each === 'registerRoutes', `${id}: '${route}'`)],
    [
      registers,
      withImports(
        withProperty(read(registers), each => each === 'registers', id),
        `import { ${id} } from './${name}.ts'\n`,
      ),
    ],
    [files, withProperty(read(files), each => each === 'registerFiles', `${id}: () => import('./${name}.ts')`)],
    ...(known ? [] : placed(read(screens), read(menu), route, screen)),
  ])
  for (const [file, text] of written) writeFileSync(join(root, file), text)
  return [...written.keys()]
}

function screenOf(text: string, route: string): Screen | undefined {
  const line = new RegExp(`\\[\\s*'${route}',\\s*'([^']+)',\\s*'([^']+)',\\s*'([^']+)\\.Read',?\\s*\\]`)
  const [, path, title, area] = line.exec(text) ?? []
  if (path === undefined || title === undefined || area === undefined) return undefined
  const newSegment = ['@/new', '@/create'].find(segment => text.includes(`'${path}/${segment}'`))
  return { path, title, area, newSegment }
}

/**
 * Returns a screen that is not there yet. @throws NewFlowRefused when a word of it is missing or
 * wrong
 */
function newScreen(text: string, route: string, path?: string, title?: string, area?: string): Screen {
  if (!path || !title || !area || text.includes(`'${route}'`))
    throw new NewFlowRefused(
      `${screens} has no screen ${route} with a constant title. Choose one that it has, or give the path, the title and ` +
        'the area of a new one: npm run new:register training-courses Courses /registry/courses Kurser Registry.FackFor',
    )
  if (!/^[A-Z]\w*$/.test(route)) throw new NewFlowRefused(`${route} is no route name: write it as ImpReg.`)
  if (!/^\/registry\/\w+$/.test(path) || text.includes(`'${path}'`))
    throw new NewFlowRefused(`${path} is taken, or no path of a register: write it as /registry/courses.`)
  if (/['\\\n]/.test(title)) throw new NewFlowRefused('A title has no quotation marks.')
  if (!text.includes(`'${area}.Read'`))
    throw new NewFlowRefused(
      `No screen has the right ${area}.Read: give an area that one has, such as Registry.FackFor.`,
    )
  return { path, title, area, newSegment: undefined }
}

/** Returns the texts of the screens and of the menu with a new screen, last of the registers. */
function placed(screensText: string, menuText: string, route: string, { path, title, area }: Screen) {
  const row = `  ['${route}', '${path}', '${title}', '${area}.Read'],\n`
  const before = (text: string, start: string, end: string, line: string): string => {
    const from = text.indexOf(start)
    const at = from < 0 ? -1 : text.indexOf(end, from)
    if (at < 0) throw new NewFlowRefused('The screens or the menu are not as they were: there is no list to add to.')
    return text.slice(0, at) + line + text.slice(at)
  }
  return [
    [screens, before(screensText, 'const registerScreens = plannedScreens(', '])\n', row)],
    [menu, before(menuText, "title: 'Register',", '    ],\n', `      '${route}',\n`)],
    [`${helpTexts}/registry-${path.slice(path.lastIndexOf('/') + 1)}.html`, helpText(title)],
  ] as const
}

/** The text of the help panel, to be rewritten. */
const helpText = (title: string): string => `<h1>${title}</h1>
<p>Registret har företagets ${title.toLocaleLowerCase('sv')}.</p>
`

/** The declaration of a register of codes with names. */
const declaration = (
  id: string,
  { path, title, area, newSegment }: Screen,
  isSpecified: boolean,
): string => `import { flag } from '../forms/fields.ts'
import { code, itemName, register } from './register.ts'

/** ${title}${isSpecified ? ` (second document §2.2: \`${path}\`)` : ''}. */
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
