const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** Mime types of the office formats that a teacher may hand in (R-upload-1). */
export const OFFICE = {
  docx: `${OPEN_XML}.wordprocessingml.document`,
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  pptx: `${OPEN_XML}.presentationml.presentation`,
} as const
