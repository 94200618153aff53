/**
 * A file that takes long when it is of many. Up to `most` of what it is of, it is made while one
 * waits. Above, it is made by a job: POST /fileJobs.
 */
interface JobFile {
  /** The path of the download (contracts/downloads.ts). */
  readonly path: `/print/${string}` | `/file/${string}`
  /**
   * How many it may be of without a job: what is made in less than half of five seconds on two
   * cores that others use too (docs/decisions/0020-jobs.md has the figures).
   */
  readonly most: number
  /** What the file is, in Swedish. */
  readonly name: string
}

/** The files that a job may make, by the names of their downloads. */
export const jobFiles = {
  payslips: { path: '/print/payslips/{Period}', most: 100, name: 'Lönebesked' },
  checkList: { path: '/print/kontrollista/{Period}', most: 300, name: 'Kontrollista' },
  payoutList: { path: '/print/payments/{Period}/{Nr}', most: 300, name: 'Utbetalningslista' },
  employerDeclaration: {
    path: '/file/employerDeclaration/{Period}/{Del}',
    most: 1500,
    name: 'Arbetsgivardeklaration',
  },
  paxmlSchedules: { path: '/file/paxml/schedules', most: 500, name: 'Scheman' },
} as const satisfies Readonly<Record<string, JobFile>>
/** The name of a file that a job may make. */
export type JobFileName = keyof typeof jobFiles

/** The days for which a file that a job has made can be fetched. */
export const keptFileDays = 7

/** A wanted file: which, with the parameters of its path. */
export interface WantedFile {
  readonly name: JobFileName
  readonly params: Readonly<Record<string, string>>
}

const patterns = Object.entries(jobFiles).map(
  ([name, { path }]) =>
    [name as JobFileName, new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?#]+)')}$`)] as const,
)

/** Returns the file that a path names, or undefined when no job makes it. */
export function fileAt(path: string): WantedFile | undefined {
  for (const [name, pattern] of patterns) {
    const groups = pattern.exec(path)?.groups
    if (groups === undefined && !pattern.test(path)) continue
    try {
      const params = Object.entries(groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])
      return { name, params: Object.fromEntries(params) as WantedFile['params'] }
    } catch {
      return undefined
    }
  }
  return undefined
}

/** Returns what the file at a path is, in Swedish: 'Lönebesked 202611'. Empty for another path. */
export function wordsOfFile(path: string): string {
  const wanted = fileAt(path)
  if (!wanted) return ''
  return [jobFiles[wanted.name].name, wanted.params.Period].filter(Boolean).join(' ')
}
