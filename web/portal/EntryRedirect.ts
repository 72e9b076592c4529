import { type LoaderFunctionArgs, redirect } from 'react-router'

export function loader({ url }: LoaderFunctionArgs) {
  return redirect(url.pathname.startsWith('/en') ? '/en/homepage' : '/homepage')
}
