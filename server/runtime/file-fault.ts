import { causeOf } from '../db/query-error.ts'

/** Faults of files and folders by the system's error code, or by the database's code for its disk. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: '找不到文件',
  EISDIR: '应当是一个文件，这里是文件夹',
  ENOTDIR: '应当是一个文件夹，这里是文件',
  EACCES: '没有权限读写',
  EPERM: '没有权限读写',
  EROFS: '这里只能读，不能写',
  ENOSPC: '磁盘已满',
  EDQUOT: '磁盘已满',
  EIO: '磁盘出错',
  '53100': '磁盘已满',
  '58030': '磁盘出错',
}

/** A fault of a file in the words of the product; undefined for any other. */
export const fileFault = (error: unknown): string | undefined =>
  FILE_FAULTS[(causeOf(error) as NodeJS.ErrnoException).code ?? '']
