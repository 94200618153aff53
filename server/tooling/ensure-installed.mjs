// Runs before every npm script that needs packages: on the machine's own Node (20 or later), on a
// clone without node_modules. So it is plain JavaScript and imports nothing but Node. It installs
// only when something is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where the packages belong: the project, or with `--in=tests/bench` a folder of it. */
const inner = process.argv.find(argument => argument.startsWith('--in='))?.slice('--in='.length)
const folder = inner === undefined ? root : join(root, inner)
const modules = join(folder, 'node_modules')

/** The first Node that runs the TypeScript in server/ as it is. */
const wanted = 24
const own = Number(process.versions.node.split('.')[0])

if (own < 20) giveUp(`This is Node ${process.versions.node}; Node 20 or later is needed. Install one from nodejs.org.`)
if (!isInstalled()) install()
if (folder === root && !bringsNode() && own < wanted) {
  giveUp(
    `Node ${wanted} comes with the packages, but npm is set to run no install scripts, so it was left out. ` +
      `Run "npm rebuild node --ignore-scripts=false" and try again, or install Node ${wanted} yourself.`,
  )
}

/**
 * Whether every package of package-lock.json lies in node_modules, by npm's own note of what it put
 * there.
 */
function isInstalled() {
  const locked = packagesIn(join(folder, 'package-lock.json'))
  if (!locked) giveUp('package-lock.json is missing or broken: restore it with "git checkout package-lock.json".')
  const present = packagesIn(join(modules, '.package-lock.json'))
  if (!present) return false
  const isPresent = ([path, { integrity, optional }]) =>
    path === '' || (present[path] ? present[path].integrity === integrity : optional === true)
  return Object.entries(locked).every(isPresent)
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function bringsNode() {
  return existsSync(join(modules, 'node', 'bin', 'node'))
}

function install() {
  // npm ci would empty the folder that the link leads to, which is somebody else's.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    giveUp('node_modules is a link to packages that do not fit package-lock.json: remove the link, and try again.')
  }
  console.log('Installing the packages (the first time, and when they have changed; about a minute) …')
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { error, status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm ci removes node_modules, and the Node in it, before it is done with it.
    env: { ...process.env, PATH: withoutModules(process.env.PATH) },
  })
  if (error?.code === 'ENOENT')
    giveUp('npm was not found: install it (it comes with Node from nodejs.org), and try again.')
  if (status !== 0) {
    giveUp(
      'The packages could not be installed; npm says why above. If it could not reach its registry, check the network ' +
        '(and a proxy, or "npm config get registry"), then try again. If files belong to somebody else, remove node_modules.',
    )
  }
}

function withoutModules(path = '') {
  return path
    .split(delimiter)
    .filter(entry => !entry.startsWith(root))
    .join(delimiter)
}

function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  // npm test ends with a count whatever happens.
  if (process.argv.includes('--counted')) console.log('0 passed, 1 failed')
  process.exit(1)
}
