import { createFileRoute } from '@tanstack/react-router'
import { editSearch } from '../../../editor/page/edit-search.ts'

/** Names the page that is edited; the editor around it reads the name, so that going from page to page keeps the tree. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number_/edit/$page')({
  validateSearch: editSearch,
  component: () => null,
})
