/** The part of CASL that rows/access.ts uses. `npm run bench` installs it, `npm test` does not. */
declare module '@casl/ability' {
  export interface RawRule {
    readonly action: string
    readonly subject: string
    readonly conditions?: object
  }
  export interface Ability {
    can(action: string, subject: object): boolean
  }
  export function createMongoAbility(rules: readonly RawRule[]): Ability
  export function subject(type: string, of: object): object
}
