/**
 * Who may do what to a comment or a reply. The operation's right covers reading and writing in general; what depends on
 * the comment is decided here.
 */
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast } from '../../contract/roles/roles.ts'
import { Failure } from '../http/failure.ts'

export interface Viewer {
  readonly person: string
  /** The role on the space. */
  readonly role: Role
}

/** Only authors edit their comments. */
export const mayEdit = ({ person, role }: Viewer, author: string): boolean =>
  person === author && atLeast(role, 'comment')

/** Authors delete their own comments; reviewers may delete any. */
export const mayDelete = (viewer: Viewer, author: string): boolean =>
  mayEdit(viewer, author) || atLeast(viewer.role, 'review')

/** The author, the creator of the change request, and reviewers may resolve a thread. */
export const mayResolve = (viewer: Viewer, author: string, creator: string | undefined): boolean =>
  mayDelete(viewer, author) || (viewer.person === creator && atLeast(viewer.role, 'comment'))

export const commentPermissions = (viewer: Viewer, author: string) => ({
  view: true,
  edit: mayEdit(viewer, author),
  reply: atLeast(viewer.role, 'comment'),
  delete: mayDelete(viewer, author),
})

/** Fails with `role-too-low` and the given message, unless allowed. */
export const requirePermission = (allowed: boolean, message: string): void => {
  if (!allowed) throw new Failure('role-too-low', message)
}

export const onlyAuthor = 'Only the author can edit this comment.'
export const onlyAuthorDeletes = 'Only the author or a reviewer can delete this comment.'
export const whoResolves =
  'Only the author, the author of the change request, or a reviewer can resolve or reopen this thread.'
