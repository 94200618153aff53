/**
 * The part of Lighthouse that rows/lighthouse.ts uses. The package has types, but only the bench
 * installs it, and the types of the whole project are checked without.
 */
declare module 'lighthouse' {
  interface Flags {
    port: number
    onlyCategories: string[]
    logLevel: 'error'
  }
  interface Result {
    lhr: {
      /** From 0 to 1; null when an audit of the category failed. */
      categories: Record<string, { score: number | null } | undefined>
      runtimeError?: { message: string }
    }
  }
  export const desktopConfig: object
  export default function lighthouse(url: string, flags: Flags, config?: object): Promise<Result | undefined>
}
