export interface VersionCountdownContext {
  /** The build that this page came from: the first that the server named. */
  readonly pageBuild: string | null
  /**
   * The moment of the reload, in milliseconds since the epoch; null until a new version is known.
   */
  readonly deadline: number | null
  /** How many minutes have been added. */
  readonly extensions: number
}

export type VersionCountdownEvent =
  /** The server named its build: in the header of an answer, or on the socket. */
  | { readonly type: 'version.seen'; readonly buildId: string }
  /** The live connection has found that the build is another. */
  | { readonly type: 'version.changed'; readonly buildId: string }
  /** Update at once: what is unsaved is asked about first. */
  | { readonly type: 'version.update' }
  /** Nothing is lost by it, or the person has said that it may be. */
  | { readonly type: 'version.reload' }
  /** One more minute. */
  | { readonly type: 'version.postpone' }
  /** From `unsavedChanges`, which was asked. */
  | { readonly type: 'unsaved.answered'; readonly isUnsaved: boolean }
