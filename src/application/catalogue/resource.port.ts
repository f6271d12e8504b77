import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { ExplanationVideo, Neighbours, ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Resources of the library. Wire: getresourcesdetailsinfo, resourcescontentinfo, resourcescontentinfo/{type}, getaivideo. */
export interface ResourcePort {
  /**
   * Fails with `missing` or `withdrawn`; with `forbidden`, naming the school, if the resource belongs to
   * another school only.
   */
  resource(id: number, signal: AbortSignal): Promise<Result<ResourceDetail, Failure>>
  /** Only the file of a resource; null if it has none. Fails as `resource`. */
  file(id: number, signal: AbortSignal): Promise<Result<FileItem | null, Failure>>
  /** The resources before and after this one in the chapter. */
  beside(id: number, signal: AbortSignal): Promise<Result<Neighbours, Failure>>
  /** Lessons that explain a content; may be empty. */
  explanations(id: number, signal: AbortSignal): Promise<Result<readonly ExplanationVideo[], Failure>>
}
