import type { FileDto, MakeFileDto } from '../file/file.dto.ts'
import type { PlacedFileRow } from './cloud-menu-file.repository.ts'

/** A file as it is called under its entry, and as old as it is there. */
export const placedFileDto = (
  fileDto: MakeFileDto,
  { placed: { name, addedAt }, file }: PlacedFileRow,
): FileDto => fileDto({ file, name, createdAt: addedAt, updatedAt: addedAt })
