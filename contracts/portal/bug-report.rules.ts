/** The limits of what the browser reports to the log of the backend. */
export const reportLimits = {
  /** Characters of the person's own text. */
  text: 2_000,
  /** The most entries of the journal in a bug report, and the bytes of their JSON. */
  report: { entries: 200, bytes: 100_000 },
  /** The same in a defect, which is reported without being asked for. */
  defect: { entries: 50, bytes: 20_000 },
  /** The most failed calls. */
  failures: 20,
} as const

/** The context of a report that a person sends. */
export const bugReportContext = 'bug-report'
