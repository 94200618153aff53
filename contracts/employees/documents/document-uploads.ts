/** The procedures that upload a file of a person: too large to share a request with others. */
export const documentUploads = ['employeeDocuments.add', 'employeeDocuments.setPicture', 'care.setPicture'] as const
