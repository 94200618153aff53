import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { Import, SourceFile, Use } from './source-file.ts'
import { deterministicDates, importsByAddress, impureGlobals, specPackages, type Zone, zones } from './walls.ts'

/** A violation of a wall, as a sentence that begins with the path. */
type Violation = string

/** Returns every violation of the walls in the files. */
export const violations = (files: readonly SourceFile[]): Violation[] => [
  ...files.flatMap(file => [
    ...file.imports.flatMap(one => importViolations(file, one)),
    ...chunkViolations(file),
    ...file.uses.flatMap(use => [...purityViolations(file, use), ...letterViolations(file, use)]),
  ]),
  ...cycles(files),
]

/** Returns whether the file may import vitest and other packages that only specs need. */
const isTestCode = (path: string) =>
  /\.spec\.tsx?$/.test(path) || /\/testing(\/|\.ts$)/.test(path) || /\/test-[\w-]+\.ts$/.test(path)

/** Returns the project's file that a specifier resolves to, or null for a package. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null
}

function importViolations({ path }: SourceFile, one: Import): Violation[] {
  const { specifier, line } = one
  const at = `${path}:${line}`
  const zone = zoneOf(path)
  if (!zone) return [`${path} is in no zone of tests/architecture/walls.ts.`]
  if (specifier === null) {
    const why = 'imports something computed: the walls cannot be checked, so name it'
    return importsByAddress.includes(path) ? [] : [`${at} ${why}.`]
  }
  const target = targetOf(path, specifier)
  if (target === null) return packageViolations(at, zone, packageOf(specifier), isTestCode(path))
  if (specifier.startsWith('.') && topOf(target) !== topOf(path)) {
    return [`${at} imports ${specifier}: across top-level folders write #${target}.`]
  }
  const forSpecsOnly = isTestCode(target) || topOf(target) === 'tests'
  if (forSpecsOnly && !isTestCode(path)) return [`${at} imports ${target}, which is for specs only.`]
  return topOf(target) === 'tests' ? [] : zoneViolations(path, one, zone, target)
}

function zoneViolations(path: string, { typeOnly, lazy, line }: Import, zone: Zone, target: string): Violation[] {
  const breach = (why: string) => [`${path}:${line} imports ${target}: ${why}.`]
  const to = zoneOf(target)
  if (!to) return breach('it is in no zone of tests/architecture/walls.ts')
  if (zone.path === 'ui/screens' && to === zone && areaOf(path) !== areaOf(target) && !openAreas.has(areaOf(target))) {
    return breach("a screen's area knows nothing of another area's insides")
  }
  if (isOfFlow(path) && isSelect(target) && !isSelect(path) && !isTestCode(path)) {
    return breach('a flow does not read itself as a component does: what both need is in its x.read.ts')
  }
  if (to.path === 'machines' && subjectless.has(zone.path) && !rooms.has(target.split('/')[1] ?? '')) {
    return breach(`${zone.path} knows no subject's flows: the subject's area.ts brings what it shows`)
  }
  if (to === zone || zone.may.includes(to.path)) return []
  if (isTestCode(path) && zone.specsMay?.includes(to.path)) return []
  if (zone.mayByType?.includes(to.path))
    return typeOnly ? [] : breach(`${zone.path} may only "import type" from ${to.path}`)
  if (zone.mayLazily?.includes(to.path)) return lazy ? [] : breach(`${zone.path} may only import() from ${to.path}`)
  return breach(`${zone.path} may not import ${to.path}`)
}

function packageViolations(at: string, zone: Zone, name: string, testCode: boolean): Violation[] {
  if (zone.packages.includes(name) || (testCode && specPackages.includes(name))) return []
  return [`${at} imports ${name}: ${zone.path} may not (its packages are listed in tests/architecture/walls.ts).`]
}

/**
 * Returns the lazy imports that bypass ui/chunks, which alone names, logs and retries a chunk that
 * fails to load.
 */
function chunkViolations({ path, imports, uses }: SourceFile): Violation[] {
  if (topOf(path) !== 'ui' || path.startsWith('ui/chunks/') || isTestCode(path)) return []
  const breach = (line: number, what: string) => `${path}:${line} ${what}: lazyChunk, requireChunk or loadChunk does.`
  return [
    ...imports.filter(one => one.lazy && !one.isChunk).map(one => breach(one.line, `imports ${one.specifier} bare`)),
    ...uses.filter(({ name }) => reactLazy.has(name)).map(({ name, line }) => breach(line, `uses ${name}`)),
  ]
}

const reactLazy: ReadonlySet<string> = new Set(['lazy(…)', 'React.lazy'])

function purityViolations({ path }: SourceFile, { name, line }: Use): Violation[] {
  const pure = isTestCode(path) ? undefined : zoneOf(path)?.pure
  if (!pure) return []
  const [base = name] = name.replace(/^(new|type) /, '').split(/[.(]/)
  const impure =
    impureGlobals.has(base) ||
    // A Math object that is passed on may be used for anything.
    ['Math', 'Math.*', 'Math.random'].includes(name) ||
    (base === 'Date' && (pure === 'strictly' || !deterministicDates.has(name)))
  return impure ? [`${path}:${line} uses ${name}: it comes in through a port or an event (or take another name).`] : []
}

/** XState sends any event, so a flow sends a letter, which its receiver's type checks. */
function letterViolations({ path }: SourceFile, { name, line }: Use): Violation[] {
  if (!isOfFlow(path) || path.startsWith('machines/kit/shared/') || isTestCode(path)) return []
  return untypedSending.has(name.replace(/\(.*$/, '')) ? [`${path}:${line} uses ${name}: letter or letters does.`] : []
}

const untypedSending: ReadonlySet<string> = new Set(['sendTo', 'sendParent', 'enqueue.sendTo', 'enqueue.sendParent'])

/** Returns the zone of exactly this path, or else the longest one that contains it. */
const zoneOf = (path: string): Zone | undefined =>
  zones.find(zone => zone.also?.includes(path)) ??
  zones
    .filter(zone => path === zone.path || path.startsWith(`${zone.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

const isOfFlow = (path: string) => topOf(path) === 'machines'
/** What a component reads of a flow's snapshot. */
const isSelect = (path: string) => path.endsWith('.select.ts')

const topOf = (path: string) => path.split('/')[0]
const areaOf = (path: string) => path.split('/')[2] ?? ''
/** Areas that other code may still import from, until their area.ts exports what they offer. */
const openAreas: ReadonlySet<string> = new Set(['copies', 'licence'])

/** Zones that serve every subject, and the folders of machines that belong to none. */
const subjectless: ReadonlySet<string> = new Set(['ui/shell', 'ui/runtime/hooks.tsx'])
const rooms: ReadonlySet<string> = new Set(['app', 'frame', 'kit', 'rights'])

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Returns the import cycles between the files. Type-only imports count: two files that need each
 * other's types are one thing. Lazy imports do not count: they are not needed to load a file.
 */
function cycles(files: readonly SourceFile[]): Violation[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const done = new Set<string>()
  const found: Violation[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const file = byPath.get(path)
    if (!file || done.has(path)) return
    if (trail.includes(path)) {
      found.push(`${[...trail.slice(trail.indexOf(path)), path].join(' → ')}: they import each other in a circle.`)
      return
    }
    for (const { specifier, lazy } of file.imports) {
      const target = specifier === null || lazy ? null : targetOf(path, specifier)
      if (target !== null) visit(target, [...trail, path])
    }
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return found
}
