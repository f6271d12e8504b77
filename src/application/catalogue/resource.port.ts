import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { ExplanationVideo, Neighbours, ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Resources of the library. Wire: getresourcesdetailsinfo, resourcescontentinfo, resourcescontentinfo/{type}, getaivideo. */
export interface ResourcePort {
  /** Rejected as `missing` or `withdrawn`; another school's own is `forbidden` and names it. */
  resource(id: number, signal: AbortSignal): Promise<Result<ResourceDetail, Failure>>
  /** The file alone that a resource is; null for none. Refusals as above. */
  file(id: number, signal: AbortSignal): Promise<Result<FileItem | null, Failure>>
  /** The one before and the one after in the chapter. */
  beside(id: number, signal: AbortSignal): Promise<Result<Neighbours, Failure>>
  /** Lessons that explain a content; empty for none. */
  explanations(id: number, signal: AbortSignal): Promise<Result<readonly ExplanationVideo[], Failure>>
}
