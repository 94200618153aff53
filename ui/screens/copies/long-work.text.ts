import { wordsOfFile } from '#contracts/file-jobs/job-files.ts'
import { showCount } from '#contracts/rules/decimal.ts'

/** Returns how many of the payslips are done. */
const payslips = (done: number, total: number) => `${showCount(done)} av ${showCount(total)} lönebesked`
/** Returns the period that the path of a call ends with, in words. */
const periodIn = (path: string) => `Löneperiod ${path.split('/').at(-1) ?? ''}`

/** The texts of the dialogs that follow what takes long, by their flows. */
export const longWorkTexts = {
  fileJob: {
    title: 'Filen skapas',
    stopLabel: 'Avbryt',
    doing: (_source: string, _target: string, path: string) => wordsOfFile(path),
    words: payslips,
    long: 'Filer med många lönebesked kan ta några minuter.',
  },
  proposalJob: {
    title: 'Skapa verifikationer',
    stopLabel: 'Avbryt',
    doing: (_source: string, _target: string, path: string) => `${periodIn(path)}: vad som skulle bokföras`,
    words: payslips,
    long: 'Perioder med många lönebesked kan ta någon minut.',
  },
  vouchersJob: {
    title: 'Skapa verifikationer',
    stopLabel: 'Avbryt',
    doing: (_source: string, _target: string, path: string) => periodIn(path),
    words: payslips,
    long: 'Perioder med många lönebesked kan ta någon minut.',
  },
} as const
