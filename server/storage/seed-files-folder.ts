import { inProject } from '../config/project-root.ts'

/** Where the files lie that come with the product: the store `seed`. */
export const seedFilesFolder = (): string => inProject('demo/files')
