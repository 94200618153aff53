import { errors } from '#contracts/errors.ts'
import { type JobFileName, jobFiles } from '#contracts/file-jobs/job-files.ts'
import type { FileAsk } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Checks that a file is not of more than is made while one waits. A job makes it of any number.
 *
 * @throws Refusal fileTakesLong
 */
export function requireFew({ progress }: Pick<FileAsk, 'progress'>, name: JobFileName, count: number): void {
  if (!progress && count > jobFiles[name].most) throw new Refusal(errors.fileTakesLong)
}
