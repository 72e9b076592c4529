import { Navigate } from 'react-router'

export const ToFirstPage = () => <Navigate to="/wel/index" replace />
