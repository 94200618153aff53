import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The folder of the generated files. */
export const generatedFolder = join(import.meta.dirname, '../../dist/pacts')

/**
 * Returns the path of a generated file: a pact, the OpenAPI document or the states. Git keeps the
 * list of its contents instead, and `npm run pacts` writes both.
 */
export const generatedFile = (name: string): string => join(generatedFolder, `${name}.json`)

/** Returns the path of the list of a generated file's contents. */
export const contentsFile = (file: string): string =>
  join(import.meta.dirname, '../pacts', `${basename(file, '.json')}.txt`)

/** The OpenAPI document. */
export const openApiFile = generatedFile('openapi')

/** Returns the text of a generated file. @throws Error that names the command which writes it */
export function readGenerated(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no dist/pacts/${basename(file)} yet: npm run pacts writes it.`)
  return readFileSync(file, 'utf8')
}

/** Writes a generated file. */
export function writeGenerated(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

type Part = readonly [name: string, value: unknown]
type Named = Readonly<Record<string, unknown>>

/** Returns the parts of a generated file: exchanges, operations and shapes, or states. */
function partsOf(document: Named): Part[] {
  const { interactions, paths, components, Licenser, States, ...rest } = document
  const operations = Object.entries((paths ?? {}) as Readonly<Record<string, Named>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Part => [`${method.toUpperCase()} ${path}`, operation]),
  )
  const shapes = Object.entries((components ?? {}) as Readonly<Record<string, Named>>).flatMap(([kind, those]) =>
    Object.entries(those).map(([name, shape]): Part => [`components/${kind}/${name}`, shape]),
  )
  const listed = (all: unknown, name: string) =>
    ((all ?? []) as readonly Named[]).map((each): Part => [String(each[name]), each])
  return [
    ['the rest of the file', rest],
    ...listed(interactions, 'description'),
    ...operations,
    ...shapes,
    ...listed(Licenser, 'LicNr'),
    ...listed(States, 'Name'),
  ]
}

/**
 * Returns the list of a generated file's contents: a line for each part, with a hash of its value
 * and its name. A difference between two lists tells which parts have changed.
 */
export const contentsOf = (text: string): string =>
  partsOf(JSON.parse(text) as Named)
    .map(
      ([name, value]) => `${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)} ${name}\n`,
    )
    .join('')

/** True when a file is there with the contents that a list says. */
export const isListed = (file: string, list: string): boolean =>
  existsSync(file) && contentsOf(readFileSync(file, 'utf8')) === readFileSync(list, 'utf8')

/** True when a generated file is there with the contents that its list says. */
export const isAsListed = (file: string): boolean => isListed(file, contentsFile(file))
