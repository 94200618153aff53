import type { ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of salary years. */
export const salaryYearStates = {
  /** The account has access to the company, which has exactly these salary years. */
  salaryYears: (FtgId: string, Login: string, SalaryYears: readonly number[]): ProviderState => ({
    name: 'a company with these salary years',
    params: { FtgId, Login, SalaryYears },
  }),
}
