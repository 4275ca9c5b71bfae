import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { EditFromSite } from '../../../pages/changes/edit-from-site.tsx'
import { findOwnEdits } from '../../../pages/changes/own-change-requests.ts'
import { pageOptions } from '../../../pages/page-queries.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/**
 * Target of "Edit this page" on a published site: the user's own change request for the page, or a way to
 * create one.
 */
export const Route = createFileRoute('/o/$org/s/$space_/edit/$page')({
  loader: async ({ context: { queryClient }, params: { org, space, page } }) => {
    const [found, , person] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(pageOptions({ space }, page, 'document')),
        queryClient.ensureQueryData(getSpaceOptions({ path: { spaceId: space } })),
        queryClient.ensureQueryData(getUserOptions()),
      ]),
    )
    const { ofPage, all } = await findOwnEdits(queryClient, { space, page, person: person.id })
    if (ofPage !== undefined)
      // The router's way to leave a loader is to throw.
      throw redirect({
        to: '/o/$org/s/$space/changes/$number/edit/$page',
        params: { org, space, number: String(ofPage.number), page },
        replace: true,
      })
    return { crumb: `Edit ${found.title}`, title: found.title, others: all }
  },
  component: Edit,
  pendingComponent: () => <Skeleton shape="lines" count={6} label="Loading the page" />,
  notFoundComponent: MissingScreen,
})

function Edit() {
  const { org, space, page } = Route.useParams()
  const { title, others } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  return (
    <EditFromSite
      org={org}
      space={space}
      page={page}
      title={title}
      spaceTitle={named.title}
      allowed={named.permissions.edit}
      others={others}
      onCreated={(number) =>
        void navigate({
          to: '/o/$org/s/$space/changes/$number/edit/$page',
          params: { org, space, number: String(number), page },
          replace: true,
        })
      }
    />
  )
}
