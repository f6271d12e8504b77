/** Where one's courses are listed. */
export const STUDIO_ADDRESS = '/studio'

export const courseEditorAddress = (id: number): string => `/studio/courses/${id}`
