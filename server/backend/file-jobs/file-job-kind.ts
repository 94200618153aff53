import { z } from 'zod'
import { wordsOfFile } from '#contracts/file-jobs/job-files.ts'
import type { JobNotice } from '../platform/jobs/define-job.ts'

const payload = z.object({
  /** The path of the file, and the company that is shown to the user. */
  path: z.string(),
  ftgId: z.string(),
  /** The salary year in the headers, or null. */
  year: z.number().nullable(),
  /** The id of the integration whose key asked, or null for a person. */
  integration: z.string().nullable(),
})

/** The kind of the job that makes a file, apart from its work, which needs all files. */
export const fileJobKind = {
  kind: 'FILE',
  payload,
  /** The notification's id is the file's: the bell fetches it. */
  notice: ({ path, ftgId }: z.infer<typeof payload>): JobNotice => ({
    done: 'Filen är klar',
    failed: 'Filen kunde inte skapas',
    about: `${wordsOfFile(path)}.`,
    context: { FtgId: ftgId },
  }),
} as const
