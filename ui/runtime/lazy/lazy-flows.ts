import type { LazyId } from '#machines/app/app.flows.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Loads the flows that come with their screens, for a page that goes on after a reload. */
export const lazyFlows: { readonly [Id in LazyId]: () => Promise<LazyFlow<Id>> } = {
  companyPicture: async () => (await import('./company-picture.ts')).companyPicture,
  companySettings: async () => (await import('./company-settings.ts')).companySettings,
  copies: async () => (await import('./copies.ts')).copies,
  createCompany: async () => (await import('./create-company.ts')).createCompany,
  salaryYears: async () => (await import('./salary-years.ts')).salaryYears,
}
