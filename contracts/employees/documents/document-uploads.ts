/** The procedures that upload a file of an employee: too large to share a request with others. */
export const documentUploads = ['employeeDocuments.add', 'employeeDocuments.setPicture'] as const
