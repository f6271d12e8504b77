/** Where one's courses are listed. */
export const STUDIO_ADDRESS = '/studio'

export const courseEditorAddress = (id: number): string => `/studio/courses/${id}`

/** Captions and questions of a film of the course. */
export const filmSectionAddress = (id: number, key: string): string => `/studio/courses/${id}/films/${key}`
