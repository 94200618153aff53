import { settingsPaths } from './paths.ts'

/** Returns the path of a page of the settings' layout, by the page's name. */
export const pathOfPage = (name: string): string => (settingsPaths as Readonly<Record<string, string>>)[name] ?? ''
