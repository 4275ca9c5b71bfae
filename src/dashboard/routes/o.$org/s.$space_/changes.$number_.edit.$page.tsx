import { createFileRoute } from '@tanstack/react-router'
import { editSearch } from '../../../editor/page/edit-search.ts'

/**
 * Only holds the page in the URL; the parent route renders the editor, so that navigating between pages keeps
 * the tree.
 */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number_/edit/$page')({
  validateSearch: editSearch,
  component: () => null,
})
