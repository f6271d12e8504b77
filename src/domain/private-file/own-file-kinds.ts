/** What somebody chooses among their own files for a purpose. */
export type OwnFileKind = 'film' | 'picture' | 'file' | 'any'

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif']

/** The suffixes by which the server is asked for them (twenty at most); none for whatever there is. `file` is what is read, not watched. */
export const OWN_FILE_SUFFIXES: Readonly<Record<OwnFileKind, readonly string[]>> = {
  film: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'flv', 'wmv', 'mpg', 'mpeg'],
  picture: PICTURES,
  file: ['pdf', 'docx', 'pptx', 'xlsx', ...PICTURES],
  any: [],
}
