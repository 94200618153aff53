import { workplace } from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'

const unknown: Readonly<Record<string, unknown>> = {}

/** Returns the information of the company in use. */
export const useCompanyInfo = (): Readonly<Record<string, unknown>> => useSelect('app', workplace)?.company ?? unknown
