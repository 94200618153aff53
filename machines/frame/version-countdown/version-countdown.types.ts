export interface VersionCountdownContext {
  /** The build of this page: the first one that the server named. */
  readonly pageBuild: string | null
  /** The time of the reload, in milliseconds since the epoch. Null until a new version is known. */
  readonly deadline: number | null
  /** The number of minutes that have been added. */
  readonly extensions: number
}

export type VersionCountdownEvent =
  /** The server named its build: in the header of an answer, or on the socket. */
  | { readonly type: 'version.seen'; readonly buildId: string }
  /** The live connection has found that the server has another build. */
  | { readonly type: 'version.changed'; readonly buildId: string }
  /** The user wants to update at once. Unsaved changes are asked about first. */
  | { readonly type: 'version.update' }
  /** The reload loses no unsaved changes, or the user has agreed to lose them. */
  | { readonly type: 'version.reload' }
  /** Adds one minute. */
  | { readonly type: 'version.postpone' }
  /** The answer of `unsavedChanges`. */
  | { readonly type: 'unsaved.answered'; readonly isUnsaved: boolean }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly versionCountdown: VersionCountdownEvent
  }
}
